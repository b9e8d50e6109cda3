console.log('said on stdout');
console.error('said on stderr');
process.exit(1);
