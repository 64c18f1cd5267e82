import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faq: PhraseCatalogue = {
  faq: {
    'Put “{search}” away': 'Ocultar «{search}»',
    'Write a question': 'Escribir una pregunta',
    'Write a question from “{search}”': 'Escribir una pregunta a partir de «{search}»',
    'Did not help': 'No ayudó',
    Helped: 'Ayudó',
    'Not helpful': 'No útiles',
    'Nobody has said that an answer did not help': 'Nadie ha dicho que una respuesta no ayudara',
    'Answers that logists did not find helpful appear here, with how many said so.':
      'Aquí aparecen las respuestas que los gestores logísticos no encontraron útiles, con cuántos lo dijeron.',
    'Add question': 'Añadir pregunta',
    'Add the first one: every question belongs to a category.': 'Añada la primera: cada pregunta pertenece a una categoría.',
    Answer: 'Respuesta',
    Category: 'Categoría',
    'Every search has found something': 'Todas las búsquedas han encontrado algo',
    'FAQ categories': 'Categorías de preguntas',
    'FAQ questions': 'Preguntas frecuentes',
    'Helped {helpful, number}, did not help {not_helpful, number}': 'Ayudó {helpful, number}, no ayudó {not_helpful, number}',
    'How often': 'Cuántas veces',
    'Last time': 'Última vez',
    'Make a category first: every question belongs to one.': 'Cree antes una categoría: cada pregunta pertenece a una.',
    Name: 'Nombre',
    'New question': 'Nueva pregunta',
    'No categories yet': 'Aún no hay categorías',
    'No questions yet': 'Aún no hay preguntas',
    Place: 'Ubicación',
    Question: 'Pregunta',
    Questions: 'Preguntas',
    'Search questions': 'Buscar preguntas',
    'Searched for': 'Búsqueda',
    'Searches without result': 'Búsquedas sin resultado',
    Visibility: 'Visibilidad',
    'What logists look for in the FAQ without finding anything stands here.':
      'Lo que los gestores logísticos buscan en las preguntas sin encontrarlo aparece aquí.',
    'Search the FAQ': 'Buscar en las preguntas',
    'logists find it': 'los gestores logísticos la encuentran',
    'logists find it only when its category is published, too':
      'los gestores logísticos solo la encuentran cuando su categoría también está publicada',
    'logists find it, with those of its {count, plural, one {# question} other {# questions}} that are published':
      'los gestores logísticos la encuentran, con las publicadas de {count, plural, one {su # pregunta} other {sus # preguntas}}',
    'logists no longer find it': 'los gestores logísticos ya no la encuentran',
    'logists no longer find it, nor its {count, plural, one {# question} other {# questions}}':
      'los gestores logísticos ya no la encuentran, ni {count, plural, one {su # pregunta} other {sus # preguntas}}',
    '{count, plural, one {# FAQ category} other {# FAQ categories}}':
      '{count, plural, one {# categoría de preguntas} other {# categorías de preguntas}}',
    '{count, plural, one {# question} other {# questions}}': '{count, plural, one {# pregunta} other {# preguntas}}',
  },
  translations: {
    'As readers see it': 'Como lo ven los lectores',
    'As readers see it: {language}': 'Como lo ven los lectores: {language}',
    'Until it is translated, its readers see the source language':
      'Mientras no se traduzca, sus lectores ven el texto del idioma de origen',
    'Add to {name}': 'Añadir a «{name}»',
    'Copy from the source': 'Copiar del idioma de origen',
    Language: 'Idioma',
    'Logists find what is published; of the rest only administrators know':
      'Los gestores logísticos encuentran lo publicado; del resto solo saben los administradores',
    'Missing in': 'Falta en',
    'Missing: {languages}': 'Falta: {languages}',
    'Not published': 'No publicado',
    'Order within {name}': 'Orden dentro de «{name}»',
    Published: 'Publicado',
    Texts: 'Textos',
    'The order can be changed when search and filters leave nothing out.':
      'El orden se puede cambiar cuando la búsqueda y los filtros no dejan nada fuera.',
    'There are {maximum, number} already, and no more are possible: delete one first':
      'Ya hay {maximum, number} y no caben más: elimine antes uno',
    'The list has other rows by now: somebody may have added or deleted one. Load it again':
      'La lista tiene ahora otras filas: quizá alguien haya añadido o eliminado una. Vuelva a cargarla',
    'Write it in at least one language': 'Escríbalo al menos en un idioma',
    'Written in every language': 'Escrito en todos los idiomas',
    changed: 'cambiado',
    missing: 'falta',
    'not valid': 'no válido',
    written: 'escrito',
    '{total, plural, one {{uses} is in it} other {{uses} are in it}}: unpublish it instead':
      '{total, plural, one {{uses} está dentro} other {{uses} están dentro}}: deje de publicarla en vez de eliminarla',
    '{field} ({language})': '{field} ({language})',
    '{language} (source)': '{language} (origen)',
  },
}
