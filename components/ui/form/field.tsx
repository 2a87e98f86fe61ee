import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The error; marks the control invalid. */
  error?: string
  required?: boolean
  /** Adds "optional" to the label, for forms of mostly required fields. */
  optional?: boolean
  /** The label is visually hidden. */
  quietLabel?: boolean
  /** A small note at the label's end, such as a link. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, required, optional, quietLabel, aside, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <div className={cx('relative grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <div className={cx('flex', aside ? 'min-h-5 pr-24' : quietLabel && 'sr-only')}>
        <label htmlFor={id} className={quietLabel ? 'sr-only' : 'min-w-0 font-medium wrap-anywhere'}>
          {label}
          {optional && <span className="font-normal text-subtle"> (optional)</span>}
        </label>
      </div>
      {children({
        id,
        'aria-describedby': cx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm wrap-anywhere text-subtle">
          {breakable(hint)}
        </p>
      )}
      {/* Last in the DOM, so Tab moves between fields without visiting the link. */}
      {aside && <span className="absolute top-0 right-0 text-sm">{aside}</span>}
    </div>
  )
}

/** A field's error. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger-ink">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0 fill-current">
        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm-.75 3.25a.75.75 0 0 1 1.5 0v3.5a.75.75 0 0 1-1.5 0v-3.5ZM8 12a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8Z" />
      </svg>
      <span className="min-w-0 wrap-anywhere">{breakable(children)}</span>
    </p>
  )
}
