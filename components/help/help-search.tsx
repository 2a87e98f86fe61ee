import { SearchInput } from '@/components/ui/input/search-input'

export const HelpSearch = ({ question, className }: { question?: string; className?: string }) => (
  <SearchInput label="Search help" action="/help/topics" defaultValue={question} className={className} />
)
