import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { Icon } from '@/components/ui/icon/icon'
import { Menu } from './menu'

/** The rarer actions of a page. */
export const MoreMenu = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Menu
    id={id}
    label="More"
    trigger={<Icon name="ellipsis" />}
    triggerClassName={iconButtonClass({ variant: 'secondary' })}
    align="end"
    tip
  >
    {children}
  </Menu>
)
