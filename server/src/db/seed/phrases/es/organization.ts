import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const organization: PhraseCatalogue = {
  organization: {
    '{country}: {people, plural, one {# person} other {# people}}, {couriers, plural, one {# courier} other {# couriers}}, {orders, plural, one {# open order} other {# open orders}}':
      '{country}: {people, plural, one {# persona} other {# personas}}, {couriers, plural, one {# repartidor} other {# repartidores}}, {orders, plural, one {# pedido abierto} other {# pedidos abiertos}}',
    'They go on working. New ones are refused there.': 'Siguen funcionando. Los nuevos se rechazan allí.',
    'Stop serving {countries}?': '¿Dejar de atender {countries}?',
    'New orders go to these alone; none chosen means every country':
      'Los pedidos nuevos van solo a estos; sin elegir ninguno, a todos los países',
    'Every country': 'Todos los países',
    Countries: 'Países',
    'The organization does not serve this country': 'La organización no atiende este país',
    'API tokens': 'Tokens de API',
    'Add organization': 'Añadir organización',
    'Add the first one: people, couriers and orders belong to an organization.':
      'Añada la primera: las personas, los repartidores y los pedidos pertenecen a una organización.',
    Address: 'Dirección',
    Email: 'Correo',
    'Labels name it as the sender': 'Las etiquetas la nombran como remitente',
    Name: 'Nombre',
    'Name, phone, email, address': 'Nombre, teléfono, correo, dirección',
    'New organization': 'Nueva organización',
    'No organization found': 'Ninguna organización encontrada',
    'No organizations yet': 'Aún no hay organizaciones',
    'While inactive, nobody signs in and no token works': 'Mientras esté inactiva, nadie inicia sesión y ningún token funciona',
    Organization: 'Organización',
    Organizations: 'Organizaciones',
    People: 'Personas',
    Phone: 'Teléfono',
    'Search organizations': 'Buscar organizaciones',
    'There is an organization with this name already': 'Ya existe una organización con este nombre',
    '{count, plural, one {# person} other {# people}}': '{count, plural, one {# persona} other {# personas}}',
    '{count, plural, one {# person is} other {# people are}} signed out':
      '{count, plural, one {se cierra la sesión de # persona} other {se cierra la sesión de # personas}}',
    '{count, plural, one {# person} other {# people}} may sign in again':
      '{count, plural, one {# persona puede} other {# personas pueden}} volver a iniciar sesión',
    '{count, plural, one {# token stops} other {# tokens stop}} working':
      '{count, plural, one {# token deja} other {# tokens dejan}} de funcionar',
    '{count, plural, one {# token works} other {# tokens work}} again':
      '{count, plural, one {# token vuelve} other {# tokens vuelven}} a funcionar',
    '{name} is active: {effects}': '{name} está activa: {effects}',
    '{name} is disabled: {effects}': '{name} está inactiva: {effects}',
  },
  organization_token: {
    'API tokens': 'Tokens de API',
    'At most {days} days from now': 'Como máximo {days} días desde ahora',
    'Copy line': 'Copiar línea',
    'Copy the token now: it is not shown again.': 'Copie el token ahora: no se vuelve a mostrar.',
    'Copy token': 'Copiar token',
    'Create orders, and change them while new or in processing': 'Crear pedidos y cambiarlos mientras son nuevos o están en preparación',
    'Expired on {date}': 'Caducó el {date}',
    'Expires on {date}': 'Caduca el {date}',
    'I have copied it': 'Lo he copiado',
    'It may': 'Puede',
    'Last used {age}': 'Último uso: {age}',
    'Made on {date}': 'Creado el {date}',
    'Made on {date} by {by}': 'Creado el {date} por {by}',
    'Make token': 'Crear token',
    Name: 'Nombre',
    'Name each ability once': 'Nombre cada permiso una sola vez',
    'Never used': 'Nunca usado',
    'New token': 'Nuevo token',
    'New token of {name}': 'Nuevo token de {name}',
    'None yet: with a token a shop hands its orders over by itself.':
      'Aún no hay ninguno: con un token, una tienda entrega sus pedidos por sí sola.',
    'Read orders': 'Leer pedidos',
    Revoke: 'Revocar',
    'Revoke all': 'Revocar todos',
    'Revoke {count, plural, one {# token} other {all # tokens}} of {name}?':
      '¿Revocar {count, plural, one {# token} other {los # tokens}} de {name}?',
    'Revoke {name}': 'Revocar {name}',
    'Revoke {name}?': '¿Revocar {name}?',
    'The change log names it so: call it after what uses it': 'El historial de cambios lo nombra así: llámelo según lo que lo usa',
    'There are {most} tokens already: revoke one first': 'Ya hay {most} tokens: revoque uno primero',
    'This lies in the past': 'Esto queda en el pasado',
    Token: 'Token',
    'Try it in a shell': 'Probarlo en una consola',
    'Whatever uses them is refused at once. They cannot be brought back.': 'Lo que los use se rechaza al instante. No se pueden recuperar.',
    'Whatever uses this token is refused at once. It cannot be brought back.':
      'Lo que use este token se rechaza al instante. No se puede recuperar.',
    'Works until': 'Vale hasta',
    '{count, plural, one {# token is} other {# tokens are}} revoked':
      '{count, plural, one {# token se ha revocado} other {# tokens se han revocado}}',
    '{name} is revoked': '{name} se ha revocado',
  },
}
