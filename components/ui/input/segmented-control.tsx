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
    <fieldset
      className={cx('inline-flex w-fit max-w-full gap-0.5 rounded-md border border-line bg-sunken p-0.5', className)}
    >
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          data-tip={iconsOnly ? segment.label : undefined}
          className="relative inline-flex h-7 min-w-8 items-center justify-center gap-1.5 rounded-[0.375rem] px-2.5 text-sm font-medium text-muted transition-colors duration-fast hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-focus [&_svg]:size-4"
        >
          <input
            {...rest}
            type="radio"
            value={segment.value}
            checked={value === undefined ? undefined : value === segment.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === segment.value}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {segment.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
