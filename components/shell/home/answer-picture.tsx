import { Icon } from '@/components/ui/icon/icon'

const description =
  'An example of answering: the form says that only Priya will see the answers and the name, a written answer, a score of 4 out of 5, and that everything was saved at 12:03.'

const scores = [0, 1, 2, 3, 4, 5]

/** The product in one glance: a form being answered. A drawing and not a form, so it is read aloud as one picture. */
export function AnswerPicture() {
  return (
    <div role="img" aria-label={description} className="relative mx-auto w-full max-w-md select-none lg:mr-0">
      <div className="absolute inset-x-6 -bottom-4 h-24 rounded-lg border border-line bg-surface" />
      <div className="relative rounded-lg border border-line bg-surface p-5 shadow-pop sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <span className="font-semibold">Working with Priya</span>
          <span className="flex items-center gap-1 text-sm text-subtle tabular-nums">
            <Icon name="check" className="size-3.5" />
            Saved 12:03
          </span>
        </div>
        <div className="mt-4 flex items-start gap-2.5 rounded-md bg-primary-soft px-3 py-2.5 text-primary-ink">
          <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
          Only Priya will see your answers and your name.
        </div>
        <div className="mt-5 font-medium">What should Priya keep doing?</div>
        <div className="mt-2 rounded-md border border-control px-3 py-2 text-muted">
          She says early when something will be late, and what would help.
          <span className="ml-0.5 inline-block h-4 w-px translate-y-0.5 bg-primary" />
        </div>
        <div className="mt-5 font-medium">How clear are our priorities?</div>
        <div className="mt-2 grid grid-cols-6 gap-1.5 text-center tabular-nums">
          {scores.map((score) => (
            <span
              key={score}
              className={
                score === 4
                  ? 'rounded-md bg-primary py-1.5 font-semibold text-primary-on'
                  : 'rounded-md border border-line py-1.5 text-muted'
              }
            >
              {score}
            </span>
          ))}
        </div>
        <div className="mt-1.5 flex justify-between text-sm text-subtle">
          <span>In the fog</span>
          <span>Crystal clear</span>
        </div>
      </div>
    </div>
  )
}
