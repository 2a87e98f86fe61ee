import { ButtonLink } from '@/components/ui/button/button-link'

/** The contact link for unanswered questions. */
export const StillStuck = () => (
  <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
    <p className="text-muted">Still stuck?</p>
    <ButtonLink href="/support">Contact support</ButtonLink>
  </div>
)
