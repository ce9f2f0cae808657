exports.amount = 4.5;
