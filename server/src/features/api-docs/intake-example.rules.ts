/** An order as a shop hands it over. */
export function intakeOrder(foreign_id: string, country_id: number | undefined): object {
  return {
    country_id,
    foreign_id,
    customer_full_name: 'Eve Hall',
    customer_phone: '+49 30 1234567',
    customer_address: 'Mill Lane 3, Berlin',
    payment_type: 1,
    products: [{ name: 'Desk lamp', sku: 'L-1', quantity: 2, price: '25' }],
    delivery_price: '5',
  }
}

/** Lines for a shell that run as they are printed, once TOKEN holds a token: an order is handed over, found again and changed. */
export function intakeScript(api: string, country_id: number | undefined): string {
  const order = JSON.stringify(intakeOrder('$ORDER', country_id), null, 2)
  return `: "\${TOKEN:?Put a token into TOKEN first, in single quotes: TOKEN='1|…'}"
API=${api}
AUTH="Authorization: Bearer $TOKEN"
ORDER=shop-$(date +%s)

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
