import { Icon } from '@/components/ui/icon/icon'
import { reactions as kinds, type ReactionCount } from '@/lib/applause/rules/reactions'
import { compactCount } from '@/lib/shared/text'

interface ReactionRowProps {
  /** The applause's id. */
  id: string
  reactions: readonly ReactionCount[]
  disabled?: boolean
}

/** Reactions without script of their own; `ReactionLayer` listens. */
export const ReactionRow = ({ id, reactions, disabled }: ReactionRowProps) => (
  <div role="group" aria-label="Reactions" data-reactions={id} className="reactions">
    {kinds.map(({ kind, label, icon }) => {
      const { count = 0, isMine = false } = reactions.find((one) => one.kind === kind) ?? {}
      return (
        <button
          key={kind}
          type="button"
          value={kind}
          title={label}
          aria-label={count > 0 ? `${label}, ${count}` : label}
          aria-pressed={isMine}
          data-count={count > 0 ? count : undefined}
          disabled={disabled}
        >
          <Icon name={icon} />
          {count > 0 && compactCount(count)}
        </button>
      )
    })}
  </div>
)
