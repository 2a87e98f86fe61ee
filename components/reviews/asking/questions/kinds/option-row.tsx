'use client'

import { useBound } from '@/components/reviews/asking/use-bound'
import { Icon } from '@/components/ui/icon/icon'
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { FieldError } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { useFieldFault } from '@/components/reviews/asking/wizard-context'

interface OptionRowProps {
  path: `questions.${number}.options.${number}.optionText`
  name: string
  fault?: string
  /** Enter adds the next option. */
  onEnter: () => void
  /** Backspace removes an empty option; none: it must stay. */
  onErase?: () => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

export function OptionRow({ path, name, fault, onEnter, onErase, onPaste }: OptionRowProps) {
  const errorId = useId()
  const bound = useBound(path)
  const tooLong = useFieldFault(path)
  const error = fault ?? tooLong

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const isErasing = event.key === 'Backspace' && event.currentTarget.value === '' && onErase
    if (event.key !== 'Enter' && !isErasing) return
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isErasing) isErasing()
    else onEnter()
  }

  return (
    <div className="grid gap-1">
      <span className="flex items-center gap-1">
        <Input
          {...bound}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          placeholder={name}
          onKeyDown={press}
          onPaste={onPaste}
        />
        <IconButton
          size="sm"
          label={`Remove ${name.toLowerCase()}`}
          icon={<Icon name="x" />}
          disabled={!onErase}
          onClick={onErase}
        />
      </span>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
