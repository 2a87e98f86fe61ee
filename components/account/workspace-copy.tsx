import { LearnMore } from '@/components/shell/help/learn-more'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Icon } from '@/components/ui/icon/icon'
import { Section } from '@/components/ui/layout/section'
import { FileNews } from '@/components/ui/list/file-news'
import { List, ListRow } from '@/components/ui/list/list'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import type { WorkspaceExportView } from '@/lib/account/exports/queries/list-workspace-exports'
import { progressInWords, progressPercent } from '@/lib/shared/files'
import { zoneName } from '@/lib/shared/zone-names'
import { ExportButton } from './export-button'

const isOnItsWay = ({ status }: WorkspaceExportView) => status === 'WAITING' || status === 'RUNNING'

function FileRow({ file, zone }: { file: WorkspaceExportView; zone: string }) {
  const { id, fileName, status } = file
  const words = progressInWords(file, zone)
  const bar = (
    <span className="w-24">
      <ProgressBar percent={progressPercent(file)} label={`${fileName}: ${words}`} />
    </span>
  )
  return (
    <ListRow
      title={
        status === 'DONE' ? (
          <a href={`/api/workspace-export/${id}`} download>
            {fileName}
          </a>
        ) : (
          fileName
        )
      }
      text={words}
      end={isOnItsWay(file) ? bar : status === 'DONE' && <Icon name="arrow-down" className="size-4" />}
    />
  )
}

interface WorkspaceCopyProps {
  files: readonly WorkspaceExportView[]
  zone: string
}

/** The workspace export and its requested files. */
export function WorkspaceCopy({ files, zone }: WorkspaceCopyProps) {
  return (
    <Section
      title="Export"
      text={
        <>
          A ZIP file of CSV tables, without answers. Times in {zoneName(zone)}. <LearnMore topic="delete-workspace" />
        </>
      }
    >
      <ExportButton />
      {files.length > 0 && (
        <div className="mt-5">
          <List label="Your files">
            {files.map((file) => (
              <FileRow key={file.id} file={file} zone={zone} />
            ))}
          </List>
          <p className="mt-2 text-sm text-subtle">Only you can download it, for one day.</p>
        </div>
      )}
      <FileNews files={files} />
      <RefreshWhile active={files.some(isOnItsWay)} />
    </Section>
  )
}
