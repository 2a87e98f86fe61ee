import { LinkButton } from '@/components/ui/button/link-button'

/** Clears a choice; without script a "no answer" choice does. */
export const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <LinkButton className="noscript:hidden" onClick={onClear}>
    Clear answer
  </LinkButton>
)
