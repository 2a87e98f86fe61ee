import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { LinkHeard } from './link-heard'

export interface LinkProps extends ComponentProps<'a'>, Pick<ComponentProps<typeof NextLink>, 'scroll' | 'onNavigate'> {
  href: string
}

/** What the router knows; files, other sites and places within the page are the browser's. */
const isScreen = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

/** A link to wherever it leads. Screens are not fetched on sight, as a list would fetch fifty of them. */
export function Link({ children, ...props }: LinkProps) {
  if (isScreen(props.href)) {
    return (
      <NextLink prefetch={false} {...props}>
        {children}
        <LinkHeard />
      </NextLink>
    )
  }
  const { scroll: _scroll, onNavigate: _onNavigate, ...rest } = props
  return <a {...rest}>{children}</a>
}
