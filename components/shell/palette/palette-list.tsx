import { CommandGroup, CommandItem, CommandList } from 'cmdk'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/display/avatar'
import { Icon } from '@/components/ui/icon/icon'
import { PickerWords } from '@/components/ui/pick/picker-words'
import type { PaletteItem } from './entries'

interface PaletteListProps {
  panelId: string
  items: readonly PaletteItem[]
  onChoose: (item: PaletteItem, event: MouseEvent) => void
}

/** A line's element id, without the spaces of its own id. */
export const lineId = (panelId: string, { id }: PaletteItem) => `${panelId}${encodeURIComponent(id)}`

export function PaletteList({ panelId, items, onChoose }: PaletteListProps) {
  const option = (item: PaletteItem) => (
    <CommandItem key={item.id} value={item.id} asChild>
      <Link
        id={lineId(panelId, item)}
        href={item.href}
        tabIndex={-1}
        onClick={(event) => onChoose(item, event)}
        {...item.marks}
        className="flex min-h-10 items-center gap-2.5 rounded-md px-2.5 py-1 aria-selected:bg-hover"
      >
        {item.kind === 'person' ? (
          <Avatar name={item.label} pictureId={item.pictureId} size="sm" />
        ) : (
          <span className="inline-flex size-6 shrink-0 items-center justify-center text-subtle">
            <Icon name={item.icon} className="size-4" />
          </span>
        )}
        <PickerWords label={item.label} hint={item.hint} />
      </Link>
    </CommandItem>
  )

  return (
    <CommandList label="Results" className="overflow-y-auto p-2">
      {[...new Set(items.map(({ group }) => group))].map((name) => (
        <CommandGroup
          key={name}
          heading={<span className="block px-2.5 pt-2 pb-1 text-xs font-medium text-subtle">{name}</span>}
        >
          {items.filter(({ group }) => group === name).map(option)}
        </CommandGroup>
      ))}
    </CommandList>
  )
}
