import { Icon } from './icon'

/** Says in a summary whether its details, a `group`, are open. */
export const FoldIcon = () => (
  <Icon
    name="chevron-down"
    className="size-4 shrink-0 text-subtle transition-transform duration-fast group-open:rotate-180"
  />
)
