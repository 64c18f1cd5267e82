import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const onboardingAdmin: PhraseCatalogue = {
  onboarding_admin: {
    '{count, plural, one {# article} other {# articles}}': '{count, plural, one {# artículo} other {# artículos}}',
    '{count, plural, one {# category} other {# categories}}': '{count, plural, one {# categoría} other {# categorías}}',
    'Add article': 'Añadir artículo',
    'Add section': 'Añadir sección',
    'Add the first one: categories and their articles stand in sections.':
      'Añada la primera: las categorías y sus artículos están en secciones.',
    Article: 'Artículo',
    Category: 'Categoría',
    'Cover picture': 'Imagen de portada',
    Description: 'Descripción',
    'Make a category first: every article belongs to one.': 'Cree antes una categoría: cada artículo pertenece a una.',
    'Make a section first: every category belongs to one.': 'Cree antes una sección: cada categoría pertenece a una.',
    Name: 'Nombre',
    'Name or description': 'Nombre o descripción',
    'New article': 'Nuevo artículo',
    'New section': 'Nueva sección',
    'No articles yet': 'Aún no hay artículos',
    'No categories yet': 'Aún no hay categorías',
    'No sections yet': 'Aún no hay secciones',
    'Onboarding articles': 'Primeros pasos: artículos',
    'Onboarding categories': 'Primeros pasos: categorías',
    'Onboarding sections': 'Primeros pasos: secciones',
    Place: 'Ubicación',
    'Search articles': 'Buscar artículos',
    'Search sections': 'Buscar secciones',
    Section: 'Sección',
    Text: 'Texto',
    Title: 'Título',
    Visibility: 'Visibilidad',
    'Words of the title': 'Palabras del título',
    'logists find the article': 'los gestores logísticos encuentran el artículo',
    'logists find the article only when its category and its section are published, too':
      'los gestores logísticos solo encuentran el artículo cuando su categoría y su sección también están publicadas',
    'logists find the category only when its section is published, too':
      'los gestores logísticos solo encuentran la categoría cuando su sección también está publicada',
    'logists find the category, with those of its {count, plural, one {# article} other {# articles}} that are published':
      'los gestores logísticos encuentran la categoría, con los publicados de {count, plural, one {su # artículo} other {sus # artículos}}',
    'logists find the section, with those of its {count, plural, one {# category} other {# categories}} that are published':
      'los gestores logísticos encuentran la sección, con las publicadas de {count, plural, one {su # categoría} other {sus # categorías}}',
    'logists no longer find the article': 'los gestores logísticos ya no encuentran el artículo',
    'logists no longer find the category, nor its {count, plural, one {# article} other {# articles}}':
      'los gestores logísticos ya no encuentran la categoría, ni {count, plural, one {su # artículo} other {sus # artículos}}',
    'logists no longer find the section, nor its {count, plural, one {# category} other {# categories}}':
      'los gestores logísticos ya no encuentran la sección, ni {count, plural, one {su # categoría} other {sus # categorías}}',
  },
}
