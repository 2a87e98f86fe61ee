import { SearchInput } from '@/components/ui/input/search-input'

/** Asks all help pages. */
export const HelpSearch = ({ question, className }: { question?: string; className?: string }) => (
  <SearchInput label="Search help" action="/help/topics" defaultValue={question} className={className} />
)
