import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const onboardingReader: PhraseCatalogue = {
  onboarding_reader: {
    'Search articles': 'Szukaj artykułów',
    'Words of articles and questions': 'Słowa z artykułów i pytań',
    'All articles': 'Wszystkie artykuły',
    'All of it stays here to be looked up.': 'Wszystko tu zostaje: można zajrzeć w każdej chwili.',
    Article: 'Artykuł',
    'As soon as an administrator publishes the first article, it stands here.':
      'Gdy tylko administrator opublikuje pierwszy artykuł, pojawi się on tutaj.',
    'Begin with': 'Zacznij od',
    Continue: 'Czytaj dalej',
    'Counts as read when you come to its end.': 'Liczy się jako przeczytany, gdy dojdziesz do końca.',
    'It has been deleted or is not published right now.': 'Został usunięty albo nie jest teraz opublikowany.',
    'Mark as read': 'Oznacz jako przeczytany',
    'Next article': 'Następny artykuł',
    'Next for you': 'Następny dla ciebie',
    'Next section: {name}': 'Następna sekcja: {name}',
    'Not read yet': 'Jeszcze nieprzeczytany',
    'Not saved yet': 'Jeszcze niezapisane',
    'Not saved yet. It is sent again as soon as the server answers.':
      'Jeszcze niezapisane. Zostanie wysłane ponownie, gdy tylko serwer odpowie.',
    'Previous and next article': 'Poprzedni i następny artykuł',
    'Previous article': 'Poprzedni artykuł',
    Read: 'Przeczytany',
    'Saving…': 'Zapisywanie…',
    Sections: 'Sekcje',
    'Show all articles': 'Pokaż wszystkie artykuły',
    'Start reading': 'Zacznij czytać',
    'Still to be read': 'Jeszcze do przeczytania',
    'There is nothing to read here yet': 'Nie ma tu jeszcze nic do czytania',
    'This article is not here any more': 'Tego artykułu już tutaj nie ma',
    'Everybody marks for themselves what they have read.': 'To, co przeczytane, każdy oznacza sam.',
    'You have read everything': 'Wszystko przeczytane',
    'You have read this article.': 'Ten artykuł masz już przeczytany.',
    'Your progress': 'Twój postęp',
    '{read} of {total}': '{read} z {total}',
    '{read} of {total} read': 'Przeczytano {read} z {total}',
    '{total, plural, one {article read} other {articles read}}':
      '{total, plural, one {artykułu przeczytano} few {artykułów przeczytano} many {artykułów przeczytano} other {artykułu przeczytano}}',
  },
}
