/** Returns an order as a shop sends it, where the organization serves one country. */
export function intakeOrder(foreign_id: string): object {
  return {
    foreign_id,
    customer_full_name: 'Eve Hall',
    customer_phone: '+49 30 1234567',
    customer_address: 'Mill Lane 3, Berlin',
    payment_type: 1,
    products: [{ name: 'Desk lamp', sku: 'L-1', quantity: 2, price: '25' }],
    delivery_price: '5',
  }
}

/**
 * Lines for a shell that run as printed, once TOKEN holds a token and the country is named or left out: they create an order, find it and
 * change it.
 */
export function intakeScript(api: string): string {
  const order = JSON.stringify(intakeOrder('$ORDER'), null, 2).replace('{', '{\n  "country_id": <country_id>,')
  return `: "\${TOKEN:?Put a token into TOKEN first, in single quotes: TOKEN='1|…'}"
API=${api}
AUTH="Authorization: Bearer $TOKEN"
ORDER=shop-$(date +%s)

# <country_id> is a country that your organization serves; leave its line out where that is one alone.
# Hand an order over. With its key it can be sent again: it is taken in once.
curl -sS "$API/order" -H "$AUTH" -H 'Content-Type: application/json' -H "Idempotency-Key: $ORDER" -d @- <<JSON
${order}
JSON
echo

# Find it again by your own number.
FOUND=$(curl -sS "$API/order?search=$ORDER" -H "$AUTH")
echo "$FOUND"
ID=$(echo "$FOUND" | sed 's/^{"data":\\[{"id":\\([0-9]*\\).*/\\1/')

# Change it, as long as it is new or in processing.
curl -sS -X PUT "$API/order/$ID" -H "$AUTH" -H 'Content-Type: application/json' -d '{"comment": "Ring twice"}'
echo`
}
