import { CsvRows } from '@/components/ui/csv/csv-rows'
import { CsvUpload } from '@/components/ui/csv/csv-upload'
import { Section } from '@/components/ui/layout/section'
import { Specimen } from './specimen'

const tabs = [
  { value: 'all', label: 'All', count: 2 },
  { value: 'refused', label: 'Left out', count: 1 },
]

const rows = [
  { number: 2, title: ['Answer sooner'], facts: ['Row 2', 'Team'], label: 'Ready', tone: 'info' },
  { number: 3, title: ['Row 3'], facts: ['Row 3: Title: Give the goal a title.'], label: 'Left out', tone: 'warning' },
] as const

const upload = { address: '#top', path: '/design', what: 'goals' }

export function CsvGallery() {
  return (
    <Section title="Imports">
      <Specimen name="file" stacked>
        <CsvUpload {...upload} gate={null} />
        <CsvUpload {...upload} gate="This feature is only accessible with a paid plan." />
      </Specimen>
      <Specimen name="rows of a file" stacked>
        <CsvRows path="/design" tabs={tabs} rows={rows} filter={{ rows: 'all' }} next={null} />
      </Specimen>
    </Section>
  )
}
