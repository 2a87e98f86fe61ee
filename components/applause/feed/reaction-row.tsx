'use client'

import { Icon } from '@/components/ui/icon/icon'
import { usePress } from '@/components/ui/form/use-press'
import { reactToApplauseAction } from '@/lib/applause/actions'
import { reactions as kinds, type ReactionCount } from '@/lib/applause/rules/reactions'
import { compactCount } from '@/lib/shared/text'

interface ReactionRowProps {
  /** The applause's id. */
  id: string
  reactions: readonly ReactionCount[]
  disabled?: boolean
}

/** As a client component, because its props are a tenth of its markup, which the page would send a second time. */
export function ReactionRow({ id, reactions, disabled }: ReactionRowProps) {
  const press = usePress()

  async function react(button: HTMLButtonElement, kind: ReactionCount['kind']) {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    await press(reactToApplauseAction({ id, kind, isOn: button.ariaPressed !== 'true' }))
    button.ariaBusy = null
  }
  return (
    <div role="group" aria-label="Reactions" className="reactions">
      {kinds.map(({ kind, label, icon }) => {
        const { count = 0, isMine = false } = reactions.find((one) => one.kind === kind) ?? {}
        return (
          <button
            key={kind}
            type="button"
            data-tip={label}
            aria-label={count > 0 ? `${label}, ${count}` : label}
            aria-pressed={isMine}
            data-count={count > 0 ? count : undefined}
            disabled={disabled}
            onClick={({ currentTarget }) => void react(currentTarget, kind)}
          >
            <Icon name={icon} />
            {count > 0 && compactCount(count)}
          </button>
        )
      })}
    </div>
  )
}
