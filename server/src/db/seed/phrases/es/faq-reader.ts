import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faqReader: PhraseCatalogue = {
  faq_reader: {
    'Link copied': 'Enlace copiado',
    'All questions': 'Todas las preguntas',
    'As soon as an administrator publishes the first answer, it stands here.':
      'En cuanto un administrador publique la primera respuesta, aparecerá aquí.',
    Categories: 'Categorías',
    'In all categories: {count, plural, one {# question} other {# questions}}.':
      'En todas las categorías: {count, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}.',
    'It has been deleted or is not published right now. Perhaps another one answers it.':
      'Se ha eliminado o no está publicada ahora mismo. Quizá otra le sirva.',
    'Look in all categories': 'Buscar en todas las categorías',
    'More in {category}': 'Más en «{category}»',
    'Next question': 'Pregunta siguiente',
    No: 'No',
    'No questions are answered here yet': 'Aún no hay preguntas respondidas aquí',
    'No, it did not help': 'No, no me ha ayudado',
    'Nothing in this category': 'Nada en esta categoría',
    'Nothing is found for “{search}”': 'No se ha encontrado nada para «{search}»',
    'Only in {language} so far': 'De momento solo en {language}',
    'Open alone': 'Abrir por separado',
    'Previous question': 'Pregunta anterior',
    'Show all questions': 'Mostrar todas las preguntas',
    'Thank you': 'Gracias',
    'This question is not here any more': 'Esta pregunta ya no está aquí',
    'Try fewer words, only the beginning of a word, or another word for it.':
      'Pruebe con menos palabras, solo con el principio de una palabra o con otra palabra.',
    'Was this helpful?': '¿Le ha sido útil?',
    'Everybody says for themselves whether it helps': 'Cada persona dice por sí misma si le ayuda',
    Yes: 'Sí',
    'Yes, it helped': 'Sí, me ha ayudado',
    'Your search is noted: administrators see what is still to be written.':
      'Su búsqueda queda anotada: los administradores ven qué falta por escribir.',
    '{count, plural, one {# question} other {# questions}} with “{search}”':
      '{count, plural, one {# pregunta} many {# de preguntas} other {# preguntas}} con «{search}»',
  },
  knowledge: {
    Article: 'Artículo',
    Articles: 'Artículos',
    Question: 'Pregunta',
    'Questions and articles': 'Preguntas y artículos',
    '{count, plural, one {# hit} other {# hits}} with “{search}”': '{count, plural, one {# resultado} other {# resultados}} con «{search}»',
  },
}
