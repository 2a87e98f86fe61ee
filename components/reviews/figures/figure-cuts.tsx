import type { ReactNode } from 'react'
import { PartList } from '@/components/ui/charts/part-list'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { FeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { aboutLabels, NAMED_ONLY, teamTitles } from '@/lib/reviews/figures/rules'

/** Response rates by type and team. */
export function FigureCuts({ figures: { abouts, scope }, teams }: Pick<FeedbackReport, 'figures' | 'teams'>) {
  return (
    <div className="grid grid-cols-1 gap-x-5 md:grid-cols-2">
      {abouts.length > 0 && (
        <Cut title="By type" rows={abouts.map(({ about, ...counted }) => ({ name: aboutLabels[about], ...counted }))} />
      )}
      {teams.length > 0 && (
        <Cut title={teamTitles[scope]} rows={teams} note={<p className="mt-3 text-sm text-subtle">{NAMED_ONLY}</p>} />
      )}
    </div>
  )
}

interface CutProps {
  title: string
  rows: readonly { name: string; asked: number; answered: number }[]
  note?: ReactNode
}

function Cut({ title, rows, note }: CutProps) {
  return (
    <Section title={title}>
      <Card>
        <PartList
          label={title}
          points={rows.map(({ name, asked, answered }) => ({ label: name, whole: asked, part: answered }))}
        />
        {note}
      </Card>
    </Section>
  )
}
