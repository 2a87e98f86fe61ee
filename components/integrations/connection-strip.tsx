import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { providers } from '@/lib/integrations/rules'
import type { Connection } from '@/lib/integrations/queries'

interface Lost {
  provider: Connection['provider']
  isPersonal: boolean
}

/** Above every screen for people who can reconnect a broken account; else nothing. */
export function ConnectionStrip({ lost }: { lost: readonly Lost[] }) {
  const [first] = lost
  if (first === undefined) return null
  const { name } = providers[first.provider]
  const path = first.isPersonal ? '/profile?tab=integrations' : '/workspace/edit?tab=integrations'
  return (
    <aside aria-label="Connection lost" className="border-b border-line bg-warning-soft text-warning-ink print:hidden">
      <p className="mx-auto flex max-w-[calc(70rem+4rem)] items-start gap-2.5 px-4 py-2 text-sm sm:px-8">
        <Icon name="triangle-exclamation-point" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 text-pretty text-ink">
          <span className="font-medium">{name} is no longer connected.</span>{' '}
          <TextLink href={path} className="whitespace-nowrap">
            Reconnect
          </TextLink>
        </span>
      </p>
    </aside>
  )
}
