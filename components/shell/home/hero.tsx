import { ButtonLink } from '@/components/ui/button/button-link'
import { AnswerPicture } from './answer-picture'
import { measure } from './part'

export function Hero() {
  return (
    <section className="auth-light">
      <div
        className={`${measure} grid items-center gap-x-14 gap-y-12 pt-10 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-[6fr_5fr]`}
      >
        <div>
          <h1 className="text-3xl font-semibold text-balance sm:text-display">Feedback people look forward to</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">
            Ask the people you work with. Tell them, before they write a word, exactly who will read it. Get answers
            that are worth reading.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/auth/register" variant="primary" size="lg">
              Create a workspace
            </ButtonLink>
            <ButtonLink href="/auth/login" size="lg">
              Sign in
            </ButtonLink>
          </div>
        </div>
        <AnswerPicture />
      </div>
    </section>
  )
}
