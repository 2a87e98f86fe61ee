import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/button/text-link'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Pagination } from '@/components/ui/list/pagination'
import type { ResultsFilter } from '@/lib/reviews/results/schema'
import type { QuestionTexts } from '@/lib/reviews/results/queries/get-texts'
import type { GroupLabels } from '@/lib/reviews/model/rules/relationships'
import { addressWith } from '@/lib/shared/address-with'
import { PinActs } from './overview/pin-acts'
import { GroupSwitch } from './summary/group-switch'
import { WrittenAnswers } from './written-answers'

interface TextListProps {
  /** The results' URL. */
  path: string
  hidePath: string | null
  filter: ResultsFilter & { question: string }
  texts: QuestionTexts
  labels: GroupLabels
}

/** The text list's URL: group, search and cursor. */
const addressOf = (path: string, { question, group, search }: TextListProps['filter'], after?: string | null) =>
  addressWith(path, { question, group: group?.toLowerCase(), search, after })

function Nothing({ filter: { search, after } }: Pick<TextListProps, 'filter'>) {
  if (after !== undefined) return <EmptyState title="No more answers" />
  return <EmptyState title={search === '' ? 'No written answers' : `No results for “${search}”`} />
}

/** Only people who may pin load the script. */
function Written({ rows, hidePath }: Pick<QuestionTexts, 'rows'> & Pick<TextListProps, 'hidePath'>) {
  const list = <WrittenAnswers texts={rows} hidePath={hidePath} />
  return rows.some(({ isPinned }) => isPinned !== null) ? <PinActs>{list}</PinActs> : list
}

export function TextList({ path, hidePath, filter, texts, labels }: TextListProps) {
  const { question, group, search, after } = filter
  const isFirstPage = after === undefined
  const ofGroup = group && group.toLowerCase()
  return (
    <>
      <p className="mb-4">
        <TextLink href={ofGroup ? `${path}?group=${ofGroup}` : path} className="inline-flex items-center gap-1">
          <Icon name="chevron-left" className="size-4" />
          All questions
        </TextLink>
      </p>
      <GroupSwitch
        path={addressOf(path, { ...filter, group: undefined })}
        groups={texts.groups}
        active={group}
        labels={labels}
      />
      <Card className="sm:p-6">
        <h2 className="mb-4 text-md font-semibold text-pretty wrap-anywhere">{texts.question}</h2>
        <SearchInput
          key={search}
          label="Search these answers"
          name="search"
          defaultValue={search}
          keep={{ question, group: ofGroup }}
          className="mb-5 sm:w-72"
        />
        {texts.rows.length > 0 ? <Written rows={texts.rows} hidePath={hidePath} /> : <Nothing filter={filter} />}
      </Card>
      <Pagination
        first={isFirstPage ? undefined : addressOf(path, filter)}
        next={texts.next === null ? undefined : addressOf(path, filter, texts.next)}
      />
    </>
  )
}
