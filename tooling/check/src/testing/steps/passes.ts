console.log('passed here');
