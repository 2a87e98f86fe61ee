import { Button } from '@/components/ui/button/button'
import { Avatar } from '@/components/ui/display/avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import type { TeamCelebration } from '@/lib/celebrations/queries/list-team-celebrations'
import { compactCount } from '@/lib/shared/text'
import { CongratulateLayer } from './congratulate-layer'

function Congratulation({ id, name, count, isCongratulated }: TeamCelebration) {
  if (!isCongratulated)
    return (
      <Button size="sm" data-congratulate={id} aria-label={`Congratulate ${name}`}>
        <Icon name="party-popper" />
        Congratulate
      </Button>
    )
  const others = count > 1 ? ` and ${compactCount(count - 1)} more` : ''
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Icon name="check" className="size-4 text-primary-ink" />
      {`Congratulated by you${others}`}
    </span>
  )
}

/** Teammates' recent celebrations; nothing if empty. */
export function TeamCelebrations({ celebrations }: { celebrations: readonly TeamCelebration[] }) {
  if (celebrations.length === 0) return null
  return (
    <Section title="Celebrations">
      <CongratulateLayer />
      <ul aria-label="Celebrations" className="list">
        {celebrations.map((celebration) => {
          const { id, memberId, name, pictureId, line } = celebration
          return (
            <li key={id} className="row flex-wrap gap-y-2">
              <Avatar name={name} pictureId={pictureId} />
              <div className="row-main basis-40">
                <Link href={`/profile/preview/${memberId}`}>{name}</Link>
                {line}
              </div>
              <Congratulation {...celebration} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
