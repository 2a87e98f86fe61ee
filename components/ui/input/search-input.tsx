import Form from 'next/form'
import { Icon } from '@/components/ui/icon/icon'
import { Input } from './input'

interface SearchInputProps {
  /** What is searched, for example "Search feedback". */
  label: string
  defaultValue?: string
  /** The query parameter. */
  name?: string
  /** The search URL; none: the current one. */
  action?: string
  /** Other parameters to keep, such as the tab, but not the cursor. */
  keep?: Readonly<Record<string, string | undefined>>
  className?: string
}

/** Searches on Enter through the URL, without script. */
export function SearchInput({ label, defaultValue, name = 'q', action = '', keep = {}, className }: SearchInputProps) {
  return (
    <Form prefetch={false} scroll={false} action={action} role="search" aria-label={label} className={className}>
      {Object.entries(keep).map(([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />)}
      <span className="relative block">
        <Icon name="search" className="pointer-events-none absolute top-2.5 left-3 size-4 text-subtle" />
        <Input
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={defaultValue}
          maxLength={200}
          enterKeyHint="search"
          className="pl-9"
        />
      </span>
    </Form>
  )
}
