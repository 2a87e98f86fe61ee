import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Icon } from '@/components/ui/icon/icon'

type Props = { label: string; onRemove: () => void; children: ReactNode }

/** The first field of a row in a form, and the button that removes the row. */
export function RemovableField({ label, onRemove, children }: Props) {
  return (
    <div className="col-span-full flex items-start gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton label={label} icon={<Icon name="trash" />} onClick={onRemove} className="mt-6.5" />
    </div>
  )
}
