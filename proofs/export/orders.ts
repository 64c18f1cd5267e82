/** The characters of all orders together: no network buffers so large a file unread. */
const CHARACTERS = 25_000_000

/**
 * Returns one statement that makes many different orders in this person's organization and country. Some have every field and some almost
 * none; some are archived, some deleted. Chance follows from the seed, and both databases get the same orders.
 */
export function manyOrders(email: string, count: number, seed: number): string {
  const chance = (of: string, sides: number) => `(('x' || substr(md5('${seed} ${of} ' || n), 1, 7))::bit(28)::integer % ${sides})`
  const digests = Math.ceil(CHARACTERS / count / 32)
  const sometimes = (of: string, value: string) => `case when ${chance(of, 3)} > 0 then ${value} end`
  const hour = (of: string, day: string) =>
    sometimes(of, `timestamptz '${day} 20:00Z' + ${chance(`${of} minute`, 600)} * interval '1 minute'`)
  return `
    with person as (select organization_id, country_id from users where email = '${email}'),
    drawn as (
      select n, 1 + ${chance('status', 5)} as status_id,
        (select array_agg(c.id order by c.id) from couriers c, person p where (c.organization_id, c.country_id) = (p.organization_id, p.country_id)) as couriers
      from generate_series(1, ${count}) n)
    insert into orders (organization_id, country_id, track, foreign_id, status_id, sub_status_id, customer_full_name, customer_phone,
      customer_address, payment_type, products, products_amount, order_price, delivery_price, total, currency_code, delivery_from, delivery_to,
      delivered_at, courier_id, paid_at, archived_at, deleted_at, created_at)
    select organization_id, country_id, 'PROOF' || n, ${sometimes('number', `'SHOP,' || n`)}, status_id,
      case when status_id = 5 then (select min(id) from order_sub_statuses s where s.status_id = 5) end,
      (array['Žofia "', '+', E'Line\\none ', ' a, b; ', 'Кyїв '])[1 + ${chance('name', 5)}] || n || E'"\\nÜnal',
      ${sometimes('phone', `'+49 30 ' || (1000000 + n)`)}, 'Straße ' || n || ' am langen Weg', ${sometimes('payment', `1 + ${chance('type', 2)}`)},
      jsonb_build_array(jsonb_build_object('name', (select string_agg(md5('${seed} ' || n || ' ' || part), '') from generate_series(1, ${digests}) part),
        'sku', ${sometimes('sku', `'L-' || n`)}, 'quantity', n % 7 + 1, 'price', '1.50')),
      n % 7 + 1, n::numeric / 100, n % 10, n::numeric / 100 + n % 10, 'EUR', ${hour('from', '2026-03-28')}, ${hour('from', '2026-03-28')} + interval '3 hours',
      ${hour('delivered', '2026-10-24')}, ${sometimes('courier', `couriers[1 + ${chance('whose', 3)}]`)}, ${sometimes('paid', 'now()')},
      case when ${chance('archived', 10)} = 0 then now() end, case when ${chance('deleted', 20)} = 0 then now() end,
      timestamptz '2026-01-01 00:00Z' + n * interval '61 seconds 17 milliseconds'
    from drawn, person`
}
