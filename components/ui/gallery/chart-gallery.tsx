import { BarList } from '@/components/ui/charts/bar-list'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { Histogram } from '@/components/ui/charts/histogram'
import { MeanRows } from '@/components/ui/charts/mean-rows'
import { PartList } from '@/components/ui/charts/part-list'
import { StarDistribution } from '@/components/ui/charts/star-distribution'
import { YesNoSplit } from '@/components/ui/charts/yes-no-split'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { ReportFiles } from '@/components/ui/report/report-files'
import { ReportFilters } from '@/components/ui/report/report-filters'

const options = [
  { label: 'Clear goals', count: 9 },
  { label: 'Fewer meetings, and those that stay begin on time', count: 6 },
  { label: 'More time for reviews', count: 2 },
  { label: 'Nothing', count: 0 },
]

const means = [
  { label: 'Self', value: 5, shown: '5.0', people: 1, isSelf: true },
  { label: 'Everybody else', value: 3.4, shown: '3.4', people: 9 },
  { label: 'Peers', value: 3.9, shown: '3.9', people: 5 },
  { label: 'Reports', value: 0, shown: '0.0', people: 4 },
]

const steps = [0, 1, 3, 8, 5, 2].map((count, label) => ({ label: String(label), count }))

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
  label,
  whole: [0, 12, 7, 31, 24, 18][index] ?? 0,
  part: [0, 9, 7, 22, 20, 4][index] ?? 0,
}))

export function ChartGallery() {
  return (
    <Section title="Pictures">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Card>
          <BarList points={options} people={12} before={[50, 25, 25, 0]} />
        </Card>
        <Card>
          <Histogram points={steps} meanAt={3.3} mean="3.3" ends={['Not at all', 'Very much']} />
        </Card>
        <Card>
          <BarList points={options.slice(0, 2)} people={20} heads={['Reason', 'People']} parts />
        </Card>
        <Card>
          <BarTimeline summary="62 of 92 answered" points={months} heads={['Month', 'Asked', 'Answered']} />
        </Card>
        <Card>
          <PartList label="Answered by month" points={months} />
        </Card>
        <Card>
          <YesNoSplit yes={9} no={3} />
        </Card>
        <Card>
          <StarDistribution counts={[0, 0, 1, 0, 2, 3, 4, 9, 5, 2]} mean="7.6" />
        </Card>
        <Card>
          <MeanRows caption="Mean by group" rows={means} ends={[0, 5]} />
        </Card>
        <Card>
          <Histogram points={steps.map(({ label }) => ({ label, count: 0 }))} />
        </Card>
        <Card>
          <YesNoSplit yes={0} no={0} />
        </Card>
      </div>
      <div className="mt-6">
        <ReportFilters
          whose="Whose meetings"
          scope="me"
          scopes={['me', 'team', 'workspace']}
          range="Last_Quarter"
          view="summary"
          without={() => '#top'}
        />
        <ReportFiles href="#top" />
      </div>
    </Section>
  )
}
