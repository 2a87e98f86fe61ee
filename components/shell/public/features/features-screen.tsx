import { AnchorList } from '@/components/shell/public/anchor-list'
import { ClosingPart } from '@/components/shell/public/closing-part'
import { Intro } from '@/components/shell/public/intro'
import { FeaturePart } from './feature-part'
import { around, together } from './features'

const features = [...together, ...around]

export function FeaturesScreen() {
  return (
    <>
      <Intro
        title="Everything in Rapport"
        text="Feedback, goals, one-on-ones and thanks, and what keeps them going: reminders, calendars and a clear record."
      >
        <AnchorList label="Features" places={features} />
      </Intro>
      <div className="mb-14 divide-y divide-line border-y border-line">
        {features.map((feature, index) => (
          <FeaturePart key={feature.anchor} feature={feature} isFirst={index === 0} />
        ))}
      </div>
      <ClosingPart />
    </>
  )
}
