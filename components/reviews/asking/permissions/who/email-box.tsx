'use client'

import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { cx } from '@/components/ui/cx'
import type { FieldControl } from '@/components/ui/form/field'
import { readEmails } from '@/lib/reviews/model/rules/audience'
import { EmailChip } from './email-chip'

const separators = /[,;\s]/

interface Emails {
  emails: readonly string[]
  onChange: (emails: string[]) => void
}

/** The text box's state and keys. */
function useEmails({ emails, onChange: set }: Emails) {
  const [text, setText] = useState('')

  /** Turns any text into a chip; invalid addresses are marked, not lost. */
  function commit(written: string) {
    set([...new Set([...emails, ...readEmails(written)])])
    setText('')
  }

  const type = (written: string) =>
    separators.test(written) && written.trim() !== '' ? commit(written) : setText(written)
  const remove = (email: string) => set(emails.filter((other) => other !== email))

  function correct(email: string) {
    if (text.trim() !== '') commit(text)
    set(emails.filter((other) => other !== email))
    setText(email)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const last = emails.at(-1)
    if (event.key === 'Enter') {
      event.preventDefault()
      commit(text)
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault()
      correct(last)
    }
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted.trim())) return
    event.preventDefault()
    commit(`${text}${pasted}`)
  }

  return { text, type, remove, correct, press, paste, leave: () => text.trim() !== '' && commit(text) }
}

interface EmailBoxProps extends Emails {
  control: FieldControl
  /** Unsubscribed addresses, as far as known. */
  unsubscribed?: ReadonlySet<string>
  /** Addresses of colleagues, as far as known. */
  colleagues?: ReadonlySet<string>
}

/** Typed or pasted addresses, a chip each. */
export function EmailBox({ control, emails, unsubscribed, colleagues, onChange }: EmailBoxProps) {
  const { text, type, remove, correct, press, paste, leave } = useEmails({ emails, onChange })
  return (
    <div
      className={cx(
        'flex max-h-64 min-h-9 flex-wrap items-center gap-1 overflow-y-auto rounded-md border bg-surface p-1 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus hover:border-subtle',
        control['aria-invalid'] ? 'border-danger' : 'border-control',
      )}
    >
      {emails.map((email) => (
        <EmailChip
          key={email}
          email={email}
          isUnsubscribed={unsubscribed?.has(email)}
          isColleague={colleagues?.has(email)}
          onRemove={() => remove(email)}
          onCorrect={() => correct(email)}
        />
      ))}
      <input
        {...control}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        placeholder={emails.length > 0 ? undefined : 'name@example.com'}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={leave}
        className="h-7 min-w-40 flex-1 bg-transparent px-2 outline-none"
      />
    </div>
  )
}
