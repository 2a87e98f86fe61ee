import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { Field } from '@/components/ui/form/field'
import { Checkbox } from '@/components/ui/input/checkbox'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { Input } from '@/components/ui/input/input'
import { PasswordInput } from '@/components/ui/input/password-input'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { SearchInput } from '@/components/ui/input/search-input'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { Select } from '@/components/ui/input/select'
import { Switch } from '@/components/ui/input/switch'
import { Textarea } from '@/components/ui/input/textarea'
import { Section } from '@/components/ui/layout/section'
import { Specimen } from './specimen'

const zones = [
  { value: 'Asia/Kolkata', label: 'Kolkata' },
  { value: 'Europe/Berlin', label: 'Berlin' },
]

const views = [
  { value: 'grid', label: 'Grid', icon: <Icon name="layout-grid" /> },
  { value: 'list', label: 'List', icon: <Icon name="list" /> },
]

export function InputGallery() {
  return (
    <Section title="Inputs">
      <Specimen name="text" stacked>
        <Field label="Title" hint="People see it in their list and in the mail.">
          {(control) => <Input {...control} defaultValue="How was the third quarter?" />}
        </Field>
        <Field label="E-mail" required error="Write an address such as priya@example.com.">
          {(control) => <Input {...control} type="email" defaultValue="priya@" />}
        </Field>
        <Field label="Description" optional>
          {(control) => <Input {...control} placeholder="What is it about?" />}
        </Field>
        <Field label="Workspace address">{(control) => <Input {...control} disabled defaultValue="acme" />}</Field>
        <Field label="Password" aside={<TextLink href="#top">Forgot it?</TextLink>}>
          {(control) => <PasswordInput {...control} defaultValue="correct horse" />}
        </Field>
        <Field label="A label that is only read aloud" quietLabel>
          {(control) => <Input {...control} type="date" defaultValue="2026-03-05" />}
        </Field>
      </Specimen>
      <Specimen name="several lines" stacked>
        <Field label="Comment">{(control) => <Textarea {...control} defaultValue="It grows as one writes." />}</Field>
        <Field label="Reason" error="Say why.">
          {(control) => <Textarea {...control} />}
        </Field>
        <Field label="Note">{(control) => <Textarea {...control} disabled defaultValue="It has been sent." />}</Field>
        <Field label="Answer">
          {(control) => <CountedTextarea {...control} limit={60} defaultValue="It says how much room is left." />}
        </Field>
        <Field label="Long answer">
          {(control) => <CountedTextarea {...control} limit={20} defaultValue="Here there is no room left." />}
        </Field>
      </Specimen>
      <ListSpecimens />
      <ChoiceSpecimens />
    </Section>
  )
}

function ListSpecimens() {
  return (
    <Specimen name="choices from a list" stacked>
      <Field label="Time zone">
        {(control) => <Select {...control} options={zones} defaultValue="Asia/Kolkata" />}
      </Field>
      <Field label="Team" error="Choose a team.">
        {(control) => <Select {...control} options={zones} placeholder="Choose" defaultValue="" />}
      </Field>
      <Field label="Plan">{(control) => <Select {...control} options={zones} disabled />}</Field>
      <FilterSelect
        label="Sort by"
        name="sort"
        value="newest"
        href="/design"
        className="w-48"
        options={[
          { value: 'newest', label: 'Newest first' },
          { value: 'closing', label: 'Closing soon' },
        ]}
      />
      <SearchInput label="Search feedback" className="w-72" />
      <SearchInput label="Search again" defaultValue="quarter" className="w-72" />
    </Specimen>
  )
}

function ChoiceSpecimens() {
  return (
    <>
      <Specimen name="checkbox" stacked>
        <Checkbox label="Edit until it closes" hint="Answers can be changed after they were sent." defaultChecked />
        <Checkbox label="Not chosen" />
        <Checkbox label="Cannot be changed" disabled defaultChecked />
        <Checkbox label="Cannot be chosen" disabled />
        <Checkbox label="Has to be chosen" aria-invalid />
      </Specimen>
      <Specimen name="radio" stacked>
        <RadioGroup legend="Who sees the results" hint="After the first answer this can only become more private.">
          <Radio name="sees" value="me" label="Only I" defaultChecked />
          <Radio name="sees" value="subject" label="I, and Priya after release" />
          <Radio name="sees" value="all" label="Everybody" hint="Not while names are hidden." disabled />
        </RadioGroup>
        <RadioGroup legend="Names" error="Choose how names are shown." className="sm:grid-cols-2">
          <Radio
            card
            name="names"
            value="named"
            label="Named"
            hint="Everyone with access to results sees who wrote what."
            defaultChecked
          />
          <Radio
            card
            name="names"
            value="anonymous"
            label="Anonymous"
            hint="Nobody can see who wrote what, not even you."
          />
          <Radio card name="names" value="none" label="Confidential" hint="It is about nobody." disabled />
        </RadioGroup>
      </Specimen>
      <Specimen name="switch and segments">
        <Switch label="Reminders" defaultChecked />
        <Switch label="Quiet hours" />
        <Switch label="Not on your plan" disabled />
        <Switch label="On in every plan" hint="Nobody can switch it off." disabled defaultChecked />
        <SegmentedControl
          legend="Length"
          name="length"
          defaultValue="short"
          segments={[
            { value: 'short', label: 'Short' },
            { value: 'long', label: 'Long' },
          ]}
        />
        <SegmentedControl legend="View" name="view" defaultValue="list" segments={views} iconsOnly />
      </Specimen>
    </>
  )
}
