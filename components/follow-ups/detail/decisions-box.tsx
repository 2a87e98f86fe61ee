'use client'

import { useRef } from 'react'
import { isSameNote } from '@/components/meetings/detail/note-saver'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { Field } from '@/components/ui/form/field'
import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { Scripted } from '@/components/ui/scripted'
import { clockTime } from '@/lib/shared/zones'
import { useDecisions } from './use-decisions'

interface DecisionsBoxProps {
  id: string
  decisions: string
  zone: string
  now: Date
}

interface RivalProps {
  theirs: string
  onReplace: () => void
  onDrop: () => void
}

const Rival = ({ theirs, onReplace, onDrop }: RivalProps) => (
  <Callout tone="warning" title="Saved meanwhile">
    <LongText text={theirs === '' ? 'No decisions.' : theirs} className="" />
    <span className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={onReplace}>
        Save mine
      </Button>
      <Button size="sm" variant="ghost" onClick={onDrop}>
        Use theirs
      </Button>
    </span>
  </Callout>
)

/** Every attendee writes the decisions; they are saved while typing. */
export function DecisionsBox({ zone, ...drawn }: DecisionsBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { saved, lost, standing, text, ...does } = useDecisions(drawn)
  const isReplaced = saved.state === 'saved' && text === saved.text && !isSameNote(text, saved.before)

  // The pressed button goes, so the box has the focus.
  function settle(act: () => void) {
    act()
    area.current?.focus()
  }

  return (
    <form method="post" data-keep={lost && true} data-unsent={lost && true}>
      <Scripted className="grid grid-cols-1 gap-1">
        <Field label="Decisions" quietLabel>
          {(control) => (
            <CountedTextarea
              {...control}
              ref={area}
              rows={4}
              limit={10_000}
              value={text}
              onChange={({ target }) => does.type(target.value)}
              onBlur={does.flush}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-3">
          <SavedIndicator
            {...(saved.state === 'saved' ? { state: 'saved', time: clockTime(saved.at, zone) } : saved)}
          />
          {isReplaced && <LinkButton onClick={() => settle(does.undo)}>Undo</LinkButton>}
        </div>
        {lost === 'refused' && !isSameNote(standing, text) && (
          <Rival theirs={standing} onReplace={() => settle(does.replace)} onDrop={() => settle(does.drop)} />
        )}
      </Scripted>
    </form>
  )
}
