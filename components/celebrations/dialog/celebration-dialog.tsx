'use client'

import { Button } from '@/components/ui/button/button'
import { answerOf } from '@/components/ui/form/answer-of'
import { Icon } from '@/components/ui/icon/icon'
import { Dialog } from '@/components/ui/overlay/dialog'
import { viewCelebrationsAction } from '@/lib/celebrations/actions'
import type { OwnCelebration } from '@/lib/celebrations/queries/list-own-celebrations'
import { CelebrationPicture } from './celebration-picture'

export interface CelebrationDialogProps {
  items: readonly OwnCelebration[]
  onClose: () => void
}

/** Closing views what it shows. */
export function CelebrationDialog({ items, onClose }: CelebrationDialogProps) {
  const lines = items.flatMap(({ id, lines: own }) => own.map((line) => ({ ...line, key: `${id} ${line.kind}` })))
  const [first] = lines
  const isOne = lines.length === 1

  function close() {
    onClose()
    void answerOf(viewCelebrationsAction({ ids: items.map(({ id }) => id) }))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={items[0]?.title}
      text={isOne ? first?.text : undefined}
      actions={
        <Button data-first variant="primary" onClick={close}>
          Got it
        </Button>
      }
    >
      <CelebrationPicture icon={first?.icon ?? 'party-popper'} />
      {!isOne && (
        <ul className="mt-5 grid gap-3">
          {lines.map(({ key, icon, text }) => (
            <li key={key} className="flex items-start gap-3">
              <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary-ink" />
              <span className="text-pretty">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
