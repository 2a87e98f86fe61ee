import { useScripted } from '@/components/ui/use-scripted'
import { LinkButton } from '@/components/ui/button/link-button'

/** Takes a choice back. Where there is no script, a choice of its own does that. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const isScripted = useScripted()
  return (
    <LinkButton className="noscript:hidden" disabled={!isScripted} onClick={onClear}>
      Clear answer
    </LinkButton>
  )
}
