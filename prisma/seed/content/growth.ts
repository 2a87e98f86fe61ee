// Manager and self reviews: few, long, and about one person each.
export const mateoReview = {
  achieved: [
    'Mateo took over the reminder settings in the middle of the work and brought them to release. Support tickets about reminders have fallen by a third since, and clinics change the texts themselves now. The glossary that came along with it is used by three teams.',
    'A good partner for engineering: reachable, and honest about what is unclear. The reminder rules were documented before we asked for them.',
  ],
  grow: [
    'The next step is to lead a topic from the first interview on, and to decide with less reassurance. I will hand over the shift swap completely, come to the reviews only, and look back with Mateo every second week.',
    'Challenge our estimates. Mateo accepts them too politely. I will explain where they come from, and then I hope to be asked harder questions.',
  ],
}

export const tomReview = {
  achieved: [
    'Tom rebuilt the way we choose what to work on. The list went from 240 entries to 60, each with the clinic and the reason, and people outside of product use it now. The shorter booking page came out of that list, and unfinished bookings fell from 31 to 22 percent.',
    'For design, Tom made the difference between guessing and knowing: nine recorded sessions with receptionists, each with three sentences on what to look at. The booking page is shorter because of those.',
    'Fewer surprises for engineering. Since the beginning of the quarter every ticket says who needs it, and changes in the middle of a sprint have nearly stopped.',
  ],
  grow: [
    'Speak earlier in the roadmap review. The analysis is there on Monday, and the opinion comes on Thursday, when others have decided. I will put Tom’s part first on the agenda, and we will prepare the first two together.',
    'Let go of the last ten percent. The words on the confirmation page went through six rounds, and the third was good.',
    'Learn how releases work on our side, so that scope can be cut where it really saves time. I am glad to pair for an afternoon.',
  ],
}

export const tomSelf = {
  proud: [
    'That the backlog has a reason next to every entry. It took three weeks of asking people why they wanted what they wanted, which was awkward with some of them, but planning takes half the time now.',
  ],
  harder: [
    'Saying no to sales. I had prepared for the numbers and not for the people, and one conversation with Pieter went badly because of it. We have talked since.',
  ],
  next: [
    'I want to run a project from the first interview to the look back after the release. And I want to get better at being brief.',
  ],
}

export const tomSelfLater = {
  proud: [
    'The waitlist, and most of all the five interviews before it. Two of our favorite ideas did not survive them, and I had argued for one of the two. I would not have let it go so easily a year ago.',
  ],
  harder: [
    'Keeping support informed while everything changed. They heard about the new name of the feature from a customer.',
  ],
  next: ['Prices. I keep proposing features without knowing what they are worth to a clinic.'],
}

export const priyaSelf = {
  proud: [
    'The team decides without me. In the last month three releases went out of which I only read the notes. Grace and Mateo have grown into that, and it is what I had set out to do.',
  ],
  harder: [
    'Two changes of the roadmap within one quarter. I explained the first one well and the second one badly, and it showed in the upward feedback. I should have waited a day and said why.',
  ],
  next: ['Learn to read our finances well enough to argue about prices. And hand the weekly clinic call to Tom.'],
}
