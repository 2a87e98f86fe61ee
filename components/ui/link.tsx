import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'>, Pick<ComponentProps<typeof NextLink>, 'scroll' | 'onNavigate'> {
  href: string
}

/** What the router knows; files, other sites and places within the page are the browser's. */
const isScreen = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

/**
 * A link to wherever it leads. Screens are not fetched on sight, as a list would fetch fifty of them, nor when a pointer
 * rests on a link: the router would then show a screen as it was up to thirty seconds ago.
 */
export function Link(props: LinkProps) {
  if (isScreen(props.href)) return <NextLink prefetch={false} {...props} />
  const { scroll: _scroll, onNavigate: _onNavigate, children, ...rest } = props
  return <a {...rest}>{children}</a>
}
