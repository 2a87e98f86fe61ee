import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { FieldError } from './field'
import { Choice } from '@/components/ui/input/choice'

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  /** A card that highlights when chosen, for weighty choices. */
  card?: boolean
}

export function Radio({ label, hint, card, className, ...rest }: RadioProps) {
  return (
    <Choice
      label={card ? <span className="font-medium">{label}</span> : label}
      hint={hint}
      disabled={rest.disabled}
      className={cx(
        card &&
          'rounded-lg border border-line bg-surface p-4 transition-colors duration-fast not-has-disabled:hover:border-control has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
      control={
        <span className="relative inline-flex shrink-0">
          <input {...rest} type="radio" className={cx('tick rounded-full', card && 'outline-none')} />
          <span aria-hidden="true" className="tick-dot" />
        </span>
      }
    />
  )
}

interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  /** The legend is visually hidden. */
  quietLegend?: boolean
}

/** A group of radios or checkboxes with one hint and error. */
export function RadioGroup({ legend, hint, error, quietLegend, className, children, ...rest }: RadioGroupProps) {
  return (
    <fieldset {...rest} data-invalid={error ? '' : undefined} className="m-0 min-w-0 border-0 p-0">
      <legend className={quietLegend ? 'sr-only' : 'mb-2 p-0 font-medium'}>
        {legend}
        {hint && <span className="mt-0.5 block text-sm font-normal text-subtle">{hint}</span>}
        {error && <span className="sr-only">{error}</span>}
      </legend>
      <div className={cx('grid grid-cols-1 gap-2', className)}>{children}</div>
      {error && (
        <div aria-hidden="true" className="mt-1.5">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
