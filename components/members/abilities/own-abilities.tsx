import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { OwnArea } from '@/lib/access/rules'

function AreaCard({ may, mayNot }: OwnArea) {
  return (
    <Card className="grid gap-3">
      <ul className="grid gap-3">
        {may.map(({ key, what, words }) => (
          <li key={key} className="flex items-start gap-3">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-primary" />
            <span className="min-w-0">
              <span className="block font-medium">{what}</span>
              <span className="block text-pretty text-muted">{words}</span>
            </span>
          </li>
        ))}
      </ul>
      {mayNot.length > 0 && (
        <p className="border-t border-line pt-3 text-sm text-pretty text-subtle">
          You can’t: {mayNot.map(({ what }) => what.charAt(0).toLowerCase() + what.slice(1)).join('; ')}.
        </p>
      )}
    </Card>
  )
}

/** The viewer's permissions by area; those without any are left to the comparison of roles. */
export function OwnAbilities({ abilities }: { abilities: readonly OwnArea[] }) {
  return (
    <div className="grid gap-x-6 lg:grid-cols-2">
      {abilities
        .filter(({ may }) => may.length > 0)
        .map((area) => (
          <Section key={area.name} title={area.name} className="mb-6">
            <AreaCard {...area} />
          </Section>
        ))}
    </div>
  )
}
