import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export interface Segment {
  value: string
  label: string
  icon?: ReactNode
}

interface SegmentedControlProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** Read aloud as the name of the choice. */
  legend: string
  segments: readonly Segment[]
  value?: string
  defaultValue?: string
  /** Only the icons are drawn; their labels become tooltips. */
  iconsOnly?: boolean
}

/** One of a few short choices, all visible. Underneath they are radios, so arrows and forms work. */
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
