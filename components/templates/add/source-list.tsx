import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { List, ListRow } from '@/components/ui/list/list'
import { formatDate } from '@/lib/shared/dates'
import type { TemplateSource } from '@/lib/templates/queries/list-template-sources'

/** The form of the screen's buttons, because a search form lies between. */
export const addForm = 'add-template'

interface SourceListProps {
  label: string
  sources: TemplateSource[]
  /** The act in `AddActs`, and the button's label. */
  act: 'keep' | 'duplicate'
  verb: string
  disabled: boolean
  empty: { title: string }
  zone: string
}

export function SourceList({ label, sources, act, verb, disabled, empty, zone }: SourceListProps) {
  if (sources.length === 0) return <EmptyState {...empty} />
  return (
    <List label={label}>
      {sources.map(({ id, title: given, at }) => {
        const title = given.trim() || (act === 'keep' ? 'Untitled form' : 'Untitled template')
        return (
          <ListRow
            key={id}
            title={title}
            text={at === null ? 'Comes with Rapport' : `Written ${formatDate(at, 'MMM DD, YYYY', zone)}`}
            action={
              <Button
                type="submit"
                form={addForm}
                name={act}
                value={id}
                disabled={disabled}
                size="sm"
                aria-label={`${verb} ${title}`}
              >
                {verb}
              </Button>
            }
          />
        )
      })}
    </List>
  )
}
