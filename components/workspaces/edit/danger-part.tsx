import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { FileNews } from '@/components/ui/list/file-news'
import { List, ListRow } from '@/components/ui/list/list'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { progressInWords, progressPercent } from '@/lib/shared/files'
import type { WorkspaceExportView } from '@/lib/workspaces/exports/queries/list-workspace-exports'
import { DeletionForm } from './deletion-form'
import { ExportButton } from './export-button'

interface DangerPartProps {
  workspaceName: string
  files: readonly WorkspaceExportView[]
  zone: string
}

const isOnItsWay = ({ status }: WorkspaceExportView) => status === 'WAITING' || status === 'RUNNING'

function FileRow({ file, zone }: { file: WorkspaceExportView; zone: string }) {
  const { id, fileName, status } = file
  const words = progressInWords(file, zone)
  const bar = (
    <span className="w-24">
      <ProgressBar percent={progressPercent(file)} label={`${fileName}: ${words}`} plain />
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

/** Taking everything along, and ending the workspace. */
export function DangerPart({ workspaceName, files, zone }: DangerPartProps) {
  return (
    <>
      <Section
        title="Take a copy"
        text="One ZIP file of tables: people, teams, tags, invitations, templates, the facts of all feedback, and the audit log."
      >
        <Callout tone="privacy" className="mb-4">
          Answers are never in it. They are exported feedback by feedback, by those who may read them.
        </Callout>
        <ExportButton />
        {files.length > 0 && (
          <div className="mt-5">
            <List label="Your files">
              {files.map((file) => (
                <FileRow key={file.id} file={file} zone={zone} />
              ))}
            </List>
            <p className="mt-2 text-sm text-subtle">
              For you alone, for a day. You can leave this page: a file that is being made goes on.
            </p>
          </div>
        )}
        <FileNews files={files} />
        <RefreshWhile active={files.some(isOnItsWay)} />
      </Section>
      <Section title="Delete the workspace">
        <Card className="border-danger/40! sm:p-6">
          <p className="mb-4 text-pretty text-muted">
            Nobody can open it from that moment on, and thirty days later everything in it is gone for good: people’s
            places, all feedback and every answer. Until then any admin can take it back. People keep their accounts.
          </p>
          <DeletionForm workspaceName={workspaceName} />
        </Card>
      </Section>
    </>
  )
}
