import { ButtonLink } from '@/components/ui/button/button-link'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { FileNews } from '@/components/ui/list/file-news'
import { List } from '@/components/ui/list/list'
import type { ExportView } from '@/lib/reviews/exports/queries/get-exported'
import type { ExportSource } from '@/lib/reviews/exports/schema'
import { ExportButtons } from './export-buttons'
import { FileRow, isOnItsWay } from './file-row'

interface ExportScreenProps {
  source: ExportSource
  id: string
  title: string
  back: string
  printPath: string
  /** There is something to put into a file. */
  hasResults: boolean
  /** Names are shown, so there can be a line per person. */
  hasNames: boolean
  files: ExportView[]
  zone: string
}

function Formats({
  source,
  id,
  printPath,
  hasNames,
}: Pick<ExportScreenProps, 'source' | 'id' | 'printPath' | 'hasNames'>) {
  return (
    <>
      <p className="mb-5 text-pretty text-muted">The same as on screen. Files are yours alone and kept for a day.</p>
      {!hasNames && (
        <Callout tone="privacy" className="mb-6">
          You see no names, so the files have none.
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <ExportButtons source={source} id={id} hasNames={hasNames} />
        <ButtonLink href={printPath}>Print or save as PDF</ButtonLink>
      </div>
    </>
  )
}

/** Export formats, and requested files. */
export function ExportScreen({ title, back, hasResults, files, ...rest }: ExportScreenProps) {
  const { hasNames, zone } = rest
  return (
    <Page narrow>
      <PageHeader title="Export" text={title} back={{ href: back, label: 'Results' }} />
      {hasResults ? (
        <Formats {...rest} />
      ) : (
        <Card flush>
          <EmptyState icon={<Icon name="lock" />} title="No results to export" />
        </Card>
      )}
      {files.length > 0 && (
        <Section title="Your files" className="mt-8">
          <List label="Your files">
            {files.map((file) => (
              <FileRow key={file.id} file={file} hasNames={hasNames} zone={zone} />
            ))}
          </List>
          <p className="mt-2 text-sm text-subtle">You can leave this page: a file that is being made goes on.</p>
        </Section>
      )}
      <FileNews files={files} />
      <RefreshWhile active={files.some(isOnItsWay)} />
    </Page>
  )
}
