import { ButtonLink } from '@/components/ui/button/button-link'
import { measure } from './part'

/** The final call to action. */
export function ClosingPart() {
  return (
    <section className={`${measure} pb-20`}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-lg bg-primary-soft px-6 py-10 sm:px-12">
        <div className="max-w-reading">
          <h2 className="text-2xl font-semibold text-balance">Whose opinion would help you this week?</h2>
          <p className="mt-2 text-reading text-muted">Create a workspace, pick a template, and ask.</p>
        </div>
        <ButtonLink href="/auth/register" variant="primary" size="lg">
          Create a workspace
        </ButtonLink>
      </div>
    </section>
  )
}
