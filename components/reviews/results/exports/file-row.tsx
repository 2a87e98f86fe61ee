import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { ListRow } from '@/components/ui/list/list'
import type { ExportView } from '@/lib/reviews/exports/queries/get-exported'
import { progressInWords, progressPercent } from '@/lib/shared/files'
import { exportLabel } from './export-label'

export const isOnItsWay = ({ status }: ExportView) => status === 'WAITING' || status === 'RUNNING'

interface FileRowProps {
  file: ExportView
  hasNames: boolean
  zone: string
}

/** A requested file, under the words of the button that made it. */
export function FileRow({ file, hasNames, zone }: FileRowProps) {
  const { id, fileName, format, status } = file
  const words = progressInWords(file, zone)
  return (
    <ListRow
      title={
        status === 'DONE' ? (
          <a href={`/api/export/${id}`} download>
            {fileName}
          </a>
        ) : (
          fileName
        )
      }
      text={<FactLine facts={[exportLabel(format, { hasNames }), words]} />}
      end={
        isOnItsWay(file) ? (
          <span className="w-24">
            <ProgressBar percent={progressPercent(file)} label={`${fileName}: ${words}`} />
          </span>
        ) : (
          status === 'DONE' && <Icon name="arrow-down" className="size-4" />
        )
      }
    />
  )
}
