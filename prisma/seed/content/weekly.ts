// What people write in a pulse that comes every week, and in a form that asks further where it matters.
export const weekly = {
  better: [
    'One decision on the new booking flow instead of the third meeting about it.',
    'An afternoon without calls. I have not had one since Monday last week.',
    'Knowing whether the pilot in Turin is in or out.',
    'Somebody from support in our planning. We guess too much.',
    'The test clinic working again. I lose ten minutes each time.',
    'Fewer small requests at the end of the day.',
    'A look at the texts before they are built in, not after.',
    'That we finish the filters before anything else begins.',
    'Half an hour with engineering about the empty states.',
    'Less switching. I worked on five things and finished one.',
    'It was a good week. Leave it like that.',
    'The recordings of the clinic calls in one place.',
    'Please decide who answers the questions from sales.',
    'Clear days off: three of us were away at once, and nobody had noticed.',
    'A shorter Monday meeting.',
    'Being told earlier when the dates move.',
    'A second pair of eyes for the onboarding screens.',
    'Time to clean up after the release.',
    'Thank you for cancelling the workshop. More of that.',
    'An answer about the icons, any answer.',
    'Two more days for the research before we choose.',
    'A list of what we will not do this month.',
  ],
}

export const places = {
  lacking: [
    'A second screen. I work on a laptop at the kitchen table.',
    'A chair. Mine is from the dining room, and my back knows it.',
    'A door that closes. The children come home at two.',
    'A network that holds during calls.',
    'A monitor, and somebody who tells me how I may order one.',
    'Light. My desk stands in the hallway.',
  ],
  failing: [
    'The room talks to itself, and we at home see the tops of five heads.',
    'One microphone for eight people.',
    'Side talks in the office. Half of the decision is made before the call is opened.',
    'Nobody watches for raised hands.',
    'Everybody should dial in alone, also from the office. It was better when we did.',
    'We begin late because the screen does not find the camera.',
    'Whiteboards. I have never been able to read one.',
  ],
  working: [
    'One person in the room watches for us at home. It works.',
    'The agenda is there the day before, so I know when I am needed.',
    'We each use our own headset, even side by side.',
    'Somebody writes along, and we all see it.',
    'Short and at the same time each week.',
  ],
  office: [
    'For the first day of something new, and for anything with paper and pens.',
    'When I need three answers from three people.',
    'To have lunch with somebody. That is reason enough.',
    'For customer calls; the booths are better than my kitchen.',
    'To meet the people from design, whom I otherwise only see as tiles.',
    'When it is quiet there, on Fridays.',
  ],
  rule: [
    'One fixed day per team, the rest is free.',
    'No rule for days, one for answers: same day.',
    'Pay the train for those who live further away.',
    'Book the large room for those who come, not for those who decide.',
    'Let teams choose, and write it down.',
    'Nothing before nine in the earliest time zone of the call.',
    'Leave it as it is for a year. We have only just got used to it.',
  ],
}

export const rotaDoubt = {
  needed: [
    'Leave the holiday rules for the next release, and we make it.',
    'Two more people who can test, or one more week.',
    'A decision on Switzerland by Thursday.',
  ],
}

export const guide = {
  missing: [
    'Whom to ask about what. I still go through the list of everybody.',
    'How holidays work when you are in another country than your manager.',
    'A page on words: what we call a practice, a clinic, a site.',
    'How prices are made. Customers ask me, and I smile.',
    'What to do when the product is down and nobody is awake.',
  ],
  keep: [
    'The one on the first week. I sent it to my brother as an example.',
    'Travel, since it is one page.',
    'The emergency numbers.',
    'Accessibility. I look something up there each month.',
    'None, honestly. I search in the chat.',
  ],
}
