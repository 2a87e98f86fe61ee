import Form from 'next/form'
import { Icon } from '@/components/ui/icon/icon'
import { Input } from './input'

interface SearchInputProps {
  /** Says what is searched, for example "Search feedback". */
  label: string
  defaultValue?: string
  /** The query parameter that carries the words. */
  name?: string
  /** The address to search on; without it, the current one. */
  action?: string
  /** Other parameters of the address that must survive, such as the open tab. The page cursor must not be among them. */
  keep?: Readonly<Record<string, string | undefined>>
  className?: string
}

/** A search box: Enter searches, the words stay in the address, and no script is needed. */
export function SearchInput({ label, defaultValue, name = 'q', action = '', keep = {}, className }: SearchInputProps) {
  return (
    <Form prefetch={false} action={action} role="search" aria-label={label} className={className}>
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
