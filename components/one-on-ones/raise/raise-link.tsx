import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { MenuLink } from '@/components/ui/overlay/menu'
import { newOneOnOnePath, onlyOther, pairPath, raisePath } from '@/lib/one-on-ones/rules/one-on-one-paths'

/** Starts a talking point from a person, goal or feedback. */
export const RaiseLink = (props: Parameters<typeof raisePath>[0]) => (
  <ButtonLink href={raisePath(props)} className="print:hidden">
    <Icon name="users" />
    Add to a one-on-one
  </ButtonLink>
)

/** As a menu line. */
export const RaiseMenuLink = (props: Parameters<typeof raisePath>[0]) => (
  <MenuLink href={raisePath(props)}>Add to a one-on-one</MenuLink>
)

interface RaiseAmongProps extends Omit<Parameters<typeof raisePath>[0], 'with'> {
  people: readonly { memberId: string }[]
  viewerId: string
}

/** As a menu line, for the only other one of these people. */
export const RaiseAmongMenuLink = ({ people, viewerId, ...raised }: RaiseAmongProps) => (
  <RaiseMenuLink with={onlyOther(people, viewerId)} {...raised} />
)

/** To what the two talked about, and will. */
export const PairMenuLink = ({ with: memberId }: { with: string }) => (
  <MenuLink href={pairPath(memberId)}>Your one-on-ones</MenuLink>
)

/** Links to a new one-on-one with a colleague. */
export const NewOneOnOneLink = ({ with: memberId }: { with: string }) => (
  <ButtonLink href={newOneOnOnePath(memberId)}>
    <Icon name="users" />
    One-on-one
  </ButtonLink>
)
