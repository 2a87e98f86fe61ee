'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { IconLink } from '@/components/ui/button/icon-button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import { helpHref } from './help-topics'

/** Help for the current screen; a client component, because the frame outlives screens. */
export const HelpLink = (props: Omit<ComponentProps<typeof Link>, 'href'>) => (
  <Link {...props} href={helpHref(usePathname())} />
)

/** As an icon in focus frames, in a new tab. */
export const HelpIconLink = () => (
  <IconLink
    href={helpHref(usePathname())}
    target="_blank"
    label="Help, in a new tab"
    icon={<Icon name="circle-question-mark" />}
  />
)
