import { useScripted } from '@/components/ui/use-scripted'
import { LinkButton } from '@/components/ui/button/link-button'

/** Clears a choice; without script a "no answer" choice does. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const isScripted = useScripted()
  return (
    <LinkButton className="noscript:hidden" disabled={!isScripted} onClick={onClear}>
      Clear answer
    </LinkButton>
  )
}
