import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export interface Segment {
  value: string
  label: string
  icon?: ReactNode
}

interface SegmentedControlProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** The accessible name. */
  legend: string
  segments: readonly Segment[]
  value?: string
  defaultValue?: string
  /** Only icons; labels become tooltips. */
  iconsOnly?: boolean
}

/** Visible short choices; radios underneath, so arrows and forms work. */
export function SegmentedControl({
  legend,
  segments,
  value,
  defaultValue,
  iconsOnly,
  className,
  ...rest
}: SegmentedControlProps) {
  return (
    <fieldset className={cx('segments', className)}>
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} data-tip={iconsOnly ? segment.label : undefined} className="segment">
          <input
            {...rest}
            type="radio"
            value={segment.value}
            checked={value === undefined ? undefined : value === segment.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === segment.value}
          />
          {segment.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
